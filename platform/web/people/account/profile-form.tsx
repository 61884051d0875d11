/** Name and colours, as others see them. */
import { type Me, PERSON_FLAGS, type PersonFlag } from '@weathergage/kernel/people/people-protocol.ts';
import { type ReactNode, useState } from 'react';
import { Choices } from '../../lobby/choices.tsx';
import { addressOf } from '../../router.ts';
import { RATING_WORDS } from '../../standing/rating-words.ts';
import { EnsignIcon } from '../../toolkit/at-sea/ensign.tsx';
import { NameField, SendRow, TickField, useDoing } from '../form.tsx';
import { peopleApi } from '../people-api.ts';
import { WORDS } from '../words.ts';

const NONE = 'none';
type Shown = PersonFlag | typeof NONE;

export function ProfileForm({ me, onChanged }: { readonly me: Me; onChanged(): void }): ReactNode {
  const [name, setName] = useState(me.name);
  const [flag, setFlag] = useState<Shown>(me.flag ?? NONE);
  const [rated, setRated] = useState(me.rated);
  const doing = useDoing();
  return (
    <form
      className="people-card people-form"
      data-testid="profile"
      onSubmit={doing.submit(
        () => peopleApi.change({ name, flag: flag === NONE ? null : flag, rated }).then(onChanged),
        WORDS.saved,
      )}
    >
      <h2>{WORDS.profile}</h2>
      <NameField label={WORDS.name} value={name} onType={setName} />
      <Choices<Shown>
        legend={WORDS.flag}
        choices={[
          { value: NONE, label: WORDS.noFlag },
          ...PERSON_FLAGS.map((nation) => ({
            value: nation,
            label: (
              <span className="people-flag">
                <EnsignIcon nation={nation} /> {nation}
              </span>
            ),
          })),
        ]}
        chosen={flag}
        onChoose={setFlag}
      />
      {!me.guest && (
        <TickField
          label={RATING_WORDS.wish}
          note={RATING_WORDS.wishNote}
          on={rated}
          testId="wants-rating"
          onTick={setRated}
        />
      )}
      <SendRow of={doing} words={WORDS.save} look="brass">
        <a className="button button-quiet" href={addressOf({ at: 'person', id: me.id })}>
          {WORDS.publicPage}
        </a>
      </SendRow>
    </form>
  );
}
