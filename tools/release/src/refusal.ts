/** A change that must not be made, with the reason in one sentence. The command ends with code 3. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
