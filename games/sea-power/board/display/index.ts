/** The panels in which squadrons are formed, kept and mended. */
export { CommissionPanel } from './commission-panel.tsx';
export { DemobilisePanel } from './demobilise-panel.tsx';
export { OrganisePanel, ReorganisePanel } from './disposition-panel.tsx';
export { RepairPanel } from './repair-panel.tsx';
export { WearPanel } from './wear-panel.tsx';
