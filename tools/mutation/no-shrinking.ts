import * as fc from 'fast-check';

// That a property fails is enough; looking for a smaller counterexample would only take time.
fc.configureGlobal({ endOnFailure: true });
