/** The files that hosts are given, in docs/host: what they name is there, and the programs they are for read them. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SocketClient } from './testing/client.ts';
import { freePort } from './testing/free-port.ts';
import { deedSaying, House } from './testing/house.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const given = (name: string): string => readFileSync(join(root, 'docs/host', name), 'utf8');

/** What the server reads of its environment: the names in the first column of docs/hosting.md. */
const variables = new Set(
  readFileSync(join(root, 'docs/hosting.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!)),
);

let house: House | undefined;
let folder: string | undefined;
afterEach(async () => {
  await house?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true });
  house = folder = undefined;
});

describe('the board for Grafana', () => {
  interface Panel {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }
  const { panels } = JSON.parse(given('grafana.json')) as { readonly panels: readonly Panel[] };

  it('asks for nothing but figures, and labels, that the server tells', async () => {
    const port = await freePort();
    house = await House.open({ metrics: { port } });
    const { id, tokens } = await house.begin();
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await red.close();
    const told = new Map<string, Set<string>>();
    for (const [, name, labels = ''] of text.matchAll(/^([a-z_][a-z0-9_]*)(?:\{(.*)\})? /gm)) {
      const known = told.get(name!) ?? new Set();
      for (const [, label] of labels.matchAll(/([a-z_]+)="/g)) known.add(label!);
      told.set(name!, known);
    }
    expect(panels.length).toBeGreaterThan(5);
    for (const { title, targets } of panels)
      for (const { expr } of targets) {
        const names = [...expr.matchAll(/\b(?:weathergage|nodejs|process)_[a-z0-9_]+/g)].map(
          ([name]) => name,
        );
        expect(names.length, `${title}: ${expr}`).toBeGreaterThan(0);
        for (const name of names) expect([...told.keys()], title).toContain(name);
        for (const [, labels] of expr.matchAll(/\bby \(([a-z, ]+)\)/g))
          for (const label of labels!.split(/, */))
            expect(
              names.flatMap((name) => [...told.get(name)!]),
              `${title}: ${expr}`,
            ).toContain(label);
      }
  });
});

describe('the compose file', () => {
  interface Service {
    readonly build?: { readonly context: string; readonly dockerfile: string };
    readonly environment?: Readonly<Record<string, string>>;
    readonly volumes?: readonly string[];
    readonly depends_on?: readonly string[];
  }
  const { services, volumes } = parse(given('compose.yaml')) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, null>>;
  };

  it('mounts files and volumes that are there, and builds from a file that is', () => {
    const mounts = Object.values(services).flatMap((service) => service.volumes ?? []);
    const sources = mounts.map((mount) => mount.split(':')[0]!);
    const [files, named] = [
      sources.filter((source) => source.startsWith('.')),
      sources.filter((source) => !source.startsWith('.')),
    ];
    for (const file of files) expect(existsSync(join(root, 'docs/host', file)), file).toBe(true);
    expect(named.sort()).toEqual(Object.keys(volumes).sort());
    const { context, dockerfile } = services.weathergage!.build!;
    expect(join(root, 'docs/host', context, '/')).toBe(root);
    expect(existsSync(join(root, dockerfile))).toBe(true);
    for (const { depends_on = [] } of Object.values(services))
      for (const name of depends_on) expect(Object.keys(services)).toContain(name);
  });

  it('leads Caddy and Prometheus to where the server listens', () => {
    const ours = services.weathergage!.environment!;
    for (const name of Object.keys(ours)) expect([...variables]).toContain(name);
    const [, port] = /^ENV .*\bPORT=(\d+)/m.exec(given('Containerfile'))!;
    const theirs = services.caddy!.environment!;
    expect(theirs.WEATHERGAGE).toBe(`weathergage:${port}`);
    for (const name of Object.keys(theirs)) expect(given('Caddyfile')).toContain(`{$${name}:`);
    const { scrape_configs } = parse(given('prometheus.yml')) as {
      scrape_configs: { static_configs: { targets: string[] }[] }[];
    };
    const targets = scrape_configs.flatMap((one) => one.static_configs.flatMap((each) => each.targets));
    expect(targets).toEqual([`weathergage:${ours.METRICS_PORT}`]);
    expect(ours.METRICS_HOST).toBe('0.0.0.0');
  });
});

describe('the container', () => {
  const file = given('Containerfile');
  /** The arguments of an instruction, without `CMD` or `ENV` before them. */
  const argsOf = (start: RegExp): string[] => JSON.parse(start.exec(file)![1]!) as string[];

  it('starts a file that is there, by variables that the server knows', () => {
    const command = argsOf(/^CMD (\[.*\])$/m);
    expect(existsSync(join(root, command.find((arg) => arg.endsWith('.ts'))!))).toBe(true);
    const set = [...file.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) => line!.split(' '));
    for (const one of set) expect([...variables]).toContain(one.split('=')[0]);
  });

  it('is made of what a clone has: nothing that a machine has of its own goes into it', () => {
    const linesOf = (name: string): string[] =>
      readFileSync(join(root, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'));
    const left = linesOf('.dockerignore');
    // Git takes a name without a slash before it for one in any folder, Docker for one at the top.
    for (const line of linesOf('.gitignore')) {
      const name = line.replace(/\/$/, '');
      const inData = name.startsWith('data/');
      expect(left, line).toContain(inData ? '/data' : name.startsWith('/') ? name : `**/${name}`);
    }
    expect(left).toContain('.git');
  });

  it('is well while the server is, and is not when it is gone', async () => {
    house = await House.open({});
    const [program, ...args] = argsOf(/^ {2}CMD (\[.*\])$/m);
    expect(program).toBe('node');
    const port = new URL(house.address).port;
    const script = args.map((arg) => arg.replace(':1805/', `:${port}/`));
    const check = () =>
      promisify(execFile)(process.execPath, script).then(
        () => 0,
        ({ code }: { code: number }) => code,
      );
    expect(await check()).toBe(0);
    await house.close();
    house = undefined;
    expect(await check()).toBe(1);
  });
});

describe('the unit for systemd', () => {
  const unit = given('weathergage.service');

  it('starts a file that is there, by variables that the server knows', () => {
    const [, entry] = /^ExecStart=\S+ (\S+) serve$/m.exec(unit)!;
    expect(existsSync(join(root, entry!))).toBe(true);
    const named = [...unit.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(4);
    for (const name of named) expect([...variables]).toContain(name);
    // The server ends by itself in ten seconds: it must not be killed before.
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1])).toBeGreaterThan(10);
  });

  const ANALYZER = 'systemd-analyze';
  const isHere = (): boolean => {
    try {
      execFileSync(ANALYZER, ['--version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  it.skipIf(!isHere())('is one that systemd understands', async () => {
    folder = mkdtempSync(join(tmpdir(), 'weathergage-unit-'));
    const path = join(folder, 'weathergage.service');
    // Where Node lies differs from machine to machine, and a program that is missing is said to be a fault of the unit.
    writeFileSync(path, unit.replace('/usr/bin/node', process.execPath));
    const { stderr } = await promisify(execFile)(ANALYZER, ['verify', '--man=no', path]);
    expect(stderr.split('\n').filter((line) => line.includes('weathergage.service'))).toEqual([]);
  });
});
