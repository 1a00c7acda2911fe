/** What a feature asks for after its person has left (signed out, or another signed in) is refused by this. */
export class ScopeEnded extends Error {
  override readonly name = 'ScopeEnded';
  constructor() {
    super('This scope has ended.');
  }
}
