/** The interface for programs as a page, written from the schemas that the server checks by. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClientMessageSchema, type ServerMessage } from '@weathergage/kernel/protocol.ts';
import { People } from '@weathergage/people';
import { createServer } from '@weathergage/server';
import { SqliteStore } from '@weathergage/store';
import { type Command, EXIT_CODES } from './command.ts';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
}

interface Route {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly 'x-scope': string | null;
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Route>>>>;
}

/** What comes down the stream, one line for each kind there is. */
const MESSAGES: Readonly<Record<ServerMessage['type'], string>> = {
  match: 'what is known of the match, after `hello` and whenever it changes',
  desk: 'all that lies before the seat, and the steps since the last one: the reply of `GET …/desk`',
  patch: 'in the place of a desk, for who asked for `patches`: the difference of the view to the one before',
  standing: 'what the seat has left with the server',
  clock: 'how the time stands',
  talk: 'what is said, from a place of all that was heard',
  presence: 'which seats have somebody before them, and how many look on',
  reply: 'what came of a deed that was sent down the line, by its `id`',
  error: 'why the line is closed, or what was not understood',
};

async function described(): Promise<Description> {
  const directory = mkdtempSync(join(tmpdir(), 'weathergage-api-'));
  const server = await createServer({
    games: [],
    store: new SqliteStore({ directory }),
    people: await People.open({ where: directory, publicUrl: 'http://localhost' }),
  });
  try {
    return (await server.app.inject('/api/openapi.json')).json();
  } finally {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

const WIDTH = 90;

/** A schema in the words of TypeScript. */
function shape(schema: Schema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.anyOf !== undefined) {
    const kinds = schema.anyOf.map((one) => shape(one, indent));
    const flat = kinds.join(' | ');
    return flat.length <= WIDTH ? flat : kinds.map((one) => `\n${indent}  | ${one}`).join('');
  }
  if (schema.type === 'array') {
    const item = shape(schema.items ?? {}, indent);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === 'object') return objectShape(schema, indent);
  return schema.type === undefined ? 'unknown' : schema.type;
}

function objectShape(schema: Schema, indent: string): string {
  const others = schema.additionalProperties;
  const values = [
    ...Object.values(schema.patternProperties ?? {}),
    ...(typeof others === 'object' ? [others] : []),
  ];
  if (values.length > 0) return `Record<string, ${values.map((one) => shape(one, indent)).join(' | ')}>`;
  const inner = `${indent}  `;
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) =>
    `${name}${schema.required?.includes(name) ? '' : '?'}: ${shape(member, inner)}`.replace(': \n', ':\n'),
  );
  if (members.length === 0) return 'object';
  const flat = `{ ${members.join(', ')} }`;
  return flat.length <= WIDTH && !flat.includes('\n')
    ? flat
    : `{\n${members.map((one) => `${inner}${one}`).join('\n')}\n${indent}}`;
}

const bodyOf = (content: Readonly<Record<string, { schema: Schema }>> | undefined): Schema | undefined =>
  content?.['application/json']?.schema;

const scopeWords = (scope: string | null): string =>
  scope === null ? 'not for programs' : scope === 'any' ? 'any token' : `scope \`${scope}\``;

function routeWords(path: string, method: string, route: Route): string {
  const query = (route.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => `${name}=…`);
  const address = `${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  const body = bodyOf(route.requestBody?.content);
  const [status, response] = Object.entries(route.responses)[0] ?? ['', {}];
  const reply = bodyOf(response.content);
  return [
    `### ${method.toUpperCase()} ${address}`,
    `${route.summary ?? ''} (${scopeWords(route['x-scope'])}).`,
    ...(body === undefined ? [] : [`Body:\n\n\`\`\`ts\n${shape(body).trim()}\n\`\`\``]),
    ...(reply === undefined ? [] : [`Reply (${status}):\n\n\`\`\`ts\n${shape(reply).trim()}\n\`\`\``]),
  ].join('\n\n');
}

const HEAD = `# The interface, route by route

Written by \`weathergage api\` from the schemas that the server checks by; a test holds this page to them. How to come in, and an example: [programs](programs.md). Everything is JSON; whatever is not 2xx has \`{ code, message, rule?, ask?, flaws? }\`. \`/api/openapi.json\` at a server says the same for machines. Under \`/api/auth\` people sign in, which no token opens.`;

export async function apiPage(): Promise<string> {
  const { paths } = await described();
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, route]) => ({ path, method, route })),
  );
  const open = all.filter(({ route }) => route['x-scope'] !== null);
  const closed = all.filter(({ route }) => route['x-scope'] === null);
  const stream = [
    '## The stream',
    'A WebSocket at `/api/matches/{id}/socket`. The first message is `hello`; messages that a client sends:',
    `\`\`\`ts\n${shape(ClientMessageSchema as Schema).trim()}\n\`\`\``,
    [
      '| what comes | is |',
      '|---|---|',
      ...Object.entries(MESSAGES).map(([type, words]) => `| \`${type}\` | ${words} |`),
    ].join('\n'),
  ];
  return `${[
    HEAD,
    '## For programs',
    ...open.map(({ path, method, route }) => routeWords(path, method, route)),
    ...stream,
    '## For people alone',
    [
      '| route | what for |',
      '|---|---|',
      ...closed.map(
        ({ path, method, route }) => `| \`${method.toUpperCase()} ${path}\` | ${route.summary ?? ''} |`,
      ),
    ].join('\n'),
  ].join('\n\n')}\n`;
}

export const apiCommand: Command = {
  operands: [],
  options: { json: { help: 'the OpenAPI description instead' } },
  notes: 'Prints the interface for programs as Markdown, from the schemas: docs/api.md is what it prints.',
  async run(args) {
    process.stdout.write(
      args.flag('json') ? `${JSON.stringify(await described(), null, 2)}\n` : await apiPage(),
    );
    return EXIT_CODES.fine;
  },
};
