/** The `weathergage` command. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CommandStop, EXIT_CODES } from './command.ts';

// What was once read and compiled need not be again: the second start takes half the time. Workers go by the variable.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../.cache/compiled', import.meta.url));
enableCompileCache(process.env.NODE_COMPILE_CACHE);

// A reader that has seen enough (`| head`) closes the pipe; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT_CODES.fine);
});

try {
  const { runCommandLine } = await import('./run.ts');
  process.exitCode = await runCommandLine(process.argv.slice(2));
} catch (error) {
  if (error instanceof CommandStop) {
    console.error(`weathergage: ${error.message}`);
    process.exitCode = error.exit;
  } else {
    console.error('weathergage: a fault of the program itself:');
    console.error(error);
    process.exitCode = EXIT_CODES.fault;
  }
}
