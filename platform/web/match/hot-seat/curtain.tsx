/** The screen between two players at one table. While it hangs, nothing of anybody's desk is on the page. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../toolkit/controls.tsx';
import { MATCH_WORDS as WORDS } from '../match-words.ts';

export function Curtain({ name, onContinue }: { readonly name: string; onContinue(): void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="curtain" data-testid="seat-curtain">
      <div className="double-rule curtain-card">
        <Spyglass />
        <p className="curtain-small">{WORDS.pass}</p>
        <h1 className="curtain-name">{name}</h1>
        <p>{WORDS.covered}</p>
        <Button ref={button} look="brass" data-testid="curtain-continue" onClick={onContinue}>
          {WORDS.showChart(name)}
        </Button>
      </div>
    </main>
  );
}

function Spyglass(): ReactNode {
  return (
    <svg className="curtain-glass" viewBox="0 0 160 60" width="160" height="60" aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="1.4" strokeLinejoin="round" transform="rotate(-9 80 30)">
        <path d="M6 24h44v12H6z" fill="var(--brass)" />
        <path d="M50 20h46v20H50z" fill="var(--timber)" />
        <path d="M96 15h48v30H96z" fill="var(--brass)" />
        <path d="M144 12h8v36h-8z" fill="var(--brass-wash)" />
        <path d="M50 20v20M96 15v30M60 20v20M106 15v30" />
        <path d="M2 26h4v8H2z" fill="var(--ink)" />
      </g>
    </svg>
  );
}
