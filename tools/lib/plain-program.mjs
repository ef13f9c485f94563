import { Command, InvalidArgumentError } from '@commander-js/extra-typings';

/**
 * A program, by the command that runs it, as yet without options; `--help` prints the description, as
 * wide as the terminal, and the options. In JavaScript, for programs that run without being bundled.
 *
 * @param {string} command
 * @param {string} description
 */
export const plainProgram = (command, description) =>
  new Command(command)
    .description(description.replace(/\s+/g, ' '))
    .helpOption('--help', 'print this')
    .allowExcessArguments(false);

/**
 * Parses by what factor the machine is slowed down.
 *
 * @param {string} text
 */
export function slowdownFactor(text) {
  const value = Number(text);
  if (value >= 1 && Number.isFinite(value)) return value;
  throw new InvalidArgumentError('Expected a number from 1.');
}
