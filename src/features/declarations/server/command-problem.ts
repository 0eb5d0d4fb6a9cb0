/** A command that cannot be carried out; its message is one sentence for the operator. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
}
