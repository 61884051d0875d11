/** What a chart shows besides its coasts can be switched off, layer by layer, and stays off in this browser. */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { keepList, keptList } from '../kept-list.ts';
import { useKeys } from '../keys.ts';
import './layers.css';
import { KEY_GROUPS, CHART_WORDS as WORDS } from '../board-words.ts';

/** What is drawn is hidden by a board's style sheet, under `data-without` with the layer's id in it. */
export interface Layer {
  readonly id: string;
  readonly label: string;
}

interface Layers {
  /** The ids that are switched off, for `data-without`; none where all is shown. */
  readonly without: string | undefined;
  /** Stands with the buttons of the stage. */
  readonly control: ReactNode;
}

export function useLayers(game: string, layers: readonly Layer[]): Layers {
  const key = `${game}.layers-off`;
  const [off, setOff] = useState(() => {
    const kept = keptList(key) ?? [];
    return layers.filter(({ id }) => kept.includes(id)).map(({ id }) => id);
  });
  const turn = (id: string): void => {
    const next = off.includes(id) ? off.filter((each) => each !== id) : [...off, id];
    setOff(next);
    keepList(key, next);
  };
  return {
    without: off.length === 0 ? undefined : off.join(' '),
    control: <LayerControl layers={layers} off={off} onTurn={turn} />,
  };
}

function LayerControl({
  layers,
  off,
  onTurn,
}: {
  readonly layers: readonly Layer[];
  readonly off: readonly string[];
  onTurn(id: string): void;
}): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const show = (): void => {
    setOpen(true);
    requestAnimationFrame(() => first.current?.focus());
  };
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useKeys([
    { keys: 'y', label: WORDS.layers, group: KEY_GROUPS.chart, run: () => (open ? close() : show()) },
  ]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="stage-button stage-layers"
        aria-label={WORDS.layersOff(off.length)}
        title={WORDS.layersKey}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-off={off.length > 0 || undefined}
        data-testid="layers"
        onClick={() => (open ? close() : show())}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3 22 8.5 12 14 2 8.5ZM3.5 12.5 12 17.2l8.5-4.7M3.5 16.5 12 21.2l8.5-4.7" />
        </svg>
      </button>
      {open && (
        <fieldset id={id} className="layers boxed" onKeyDown={onKeyDown}>
          <legend>{WORDS.shown}</legend>
          {layers.map((layer, index) => (
            <label key={layer.id}>
              <input
                ref={index === 0 ? first : undefined}
                type="checkbox"
                checked={!off.includes(layer.id)}
                onChange={() => onTurn(layer.id)}
              />
              {layer.label}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
