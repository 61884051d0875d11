/** What is heard of a match: its happenings by the game's own table, the wind, and the call when one's turn has come. */
import { useCallback, useEffect, useRef } from 'react';
import { LOUDEST, useSettings } from '../settings.ts';
import { type SoundTable, soundOf } from '../toolkit/sound/sounds.ts';
import { speaker } from './speaker.ts';

const SILENCE: SoundTable = {};

/** Sound and its strength as the settings have them, with the wind while the match is looked at. */
export function useSounds(table: SoundTable = SILENCE): (kinds: readonly string[]) => void {
  const volume = useSettings(({ sound, volume }) => (sound === 'on' ? volume / LOUDEST : 0));
  useEffect(() => {
    speaker.tune(volume);
    if (volume === 0) return;
    const blow = (): void => speaker.wind(true);
    blow();
    // The first touch lets the page be heard; a tab that is left falls silent.
    const touches = ['pointerup', 'keyup', 'visibilitychange'] as const;
    for (const touch of touches) document.addEventListener(touch, blow);
    return () => {
      for (const touch of touches) document.removeEventListener(touch, blow);
      speaker.wind(false);
    };
  }, [volume]);
  return useCallback(
    (kinds) => {
      const sound = soundOf(table, kinds);
      if (sound !== null) void speaker.play(sound);
    },
    [table],
  );
}

/** Whoever has waited so long, in milliseconds, may have looked away. */
const LONG = 5000;

/** Calls whoever may not be looking: his turn has come while the tab was hidden, from afar, or after a long wait. */
export function useCall(turn: boolean, afar: boolean): void {
  const waits = useRef<number | null>(null);
  useEffect(() => {
    const since = waits.current;
    waits.current = turn ? null : performance.now();
    if (!turn || since === null) return;
    if (afar || document.hidden || performance.now() - since >= LONG) void speaker.play('call');
  }, [turn, afar]);
}
