// Values of `KeyboardEvent.key`, which name what a key types: where it lies differs between keyboards.

export const slash = '/';
