/** Who judges: the first admin is made here, by whoever has the store; he makes the others in the page. */
import { PERSON_ROLES, type PersonRole } from '@weathergage/kernel/people/moderation-protocol.ts';
import { People } from '@weathergage/people';
import { placeInWords } from '@weathergage/store';
import { type Command, CommandStop, EXIT_CODES } from './command.ts';
import { STORE_OPTION, storeNamed } from './named/store-named.ts';

const isRole = (text: string): text is PersonRole => (PERSON_ROLES as readonly string[]).includes(text);

export const peopleRoleCommand: Command = {
  operands: ['NAME', 'ROLE'],
  options: { data: STORE_OPTION },
  notes:
    'NAME is how somebody with an account is called there; ROLE is player, moderator or admin. A server may go on meanwhile.\nExit code 1 if nobody is called so.',
  async run(args) {
    const [name, role] = [args.operand(0), args.operand(1)];
    if (!isRole(role))
      throw new CommandStop(`ROLE must be ${PERSON_ROLES.join(', ')}, not ${JSON.stringify(role)}.`);
    const where = storeNamed(args.text('data'));
    const people = await People.open({ where, publicUrl: 'http://localhost' }).catch((error: Error) => {
      throw new CommandStop(`The people in ${placeInWords(where)} can't be read: ${error.message}.`);
    });
    try {
      const person = await people.offers.personNamed(name);
      if (person === null)
        throw new CommandStop(`Nobody there is called ${JSON.stringify(name)}.`, EXIT_CODES.no);
      await people.moderation.setRole(person, role, Date.now());
      console.log(`${(await people.persons.me(person))!.name} is ${role} now.`);
      return EXIT_CODES.fine;
    } finally {
      await people.close();
    }
  },
};
