/** Something that must not happen, said in one sentence to whoever asked for it. The command ends with code 3. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
