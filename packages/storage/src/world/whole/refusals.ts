import { StorageError } from "../../errors.js";

/** For a world that is to be filled, and has something in it. */
export const refuseFull = (name: string): StorageError =>
  new StorageError({
    code: "COPY_REFUSED",
    message: `There is a world in ${name} already`,
    hint: "Nothing was changed. Name a file that is not there, or a schema without a world",
  });

/** For a copy that is not what was copied. */
export const refuseDifferent = (name: string): StorageError =>
  new StorageError({
    code: "COPY_REFUSED",
    message: `What was written into ${name} is not what was read`,
    hint: "Nothing was changed. Check the world that was to be copied",
  });
