/** The board's style sheets, in the order they build on each other. */
import './chart.css';
import './ship.css';
import './overlay.css';
import './panel.css';
import './plot-panel.css';
import './orders.css';
import './log-sheet.css';
import './fleet.css';
import './notes.css';
import './works.css';
