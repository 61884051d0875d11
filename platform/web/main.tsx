import './toolkit/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { useSettings, wearSettings } from './settings.ts';
import './styles/fonts.css';
import './toolkit/theme.css';
import './styles/page.css';
import './styles/top-bar.css';
import './styles/match.css';
import './styles/lesson.css';
import './styles/log.css';
import './styles/panel.css';
import './styles/lobby.css';
import './styles/replay.css';

wearSettings(useSettings.getState());
const page = document.getElementById('page');
if (page === null) throw new Error('the page has no place for itself');
createRoot(page).render(<App />);
