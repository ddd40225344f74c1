/** Why a session is over: the account was erased. A call that names this error says so; for every other the session is over. */
export class ErasedAccount extends Error {
  override name = 'ErasedAccount';

  constructor() {
    super('The account was erased.');
  }
}
