import { expect, test } from "vitest";
import { asStorageError, StorageError } from "./errors.js";

const failed = (code: string) => Object.assign(new Error("secret detail"), { code });

test.each([
  ["SQLITE_NOTADB", "DATABASE_DAMAGED"],
  ["SQLITE_CORRUPT_INDEX", "DATABASE_DAMAGED"],
  ["SQLITE_BUSY", "DATABASE_UNAVAILABLE"],
  ["SQLITE_BUSY_SNAPSHOT", "DATABASE_UNAVAILABLE"],
  ["SQLITE_FULL", "DATABASE_UNAVAILABLE"],
  ["SQLITE_READONLY_DIRECTORY", "DATABASE_UNAVAILABLE"],
  ["SQLITE_CANTOPEN", "DATABASE_UNAVAILABLE"],
  ["SQLITE_IOERR_WRITE", "DATABASE_UNAVAILABLE"],
  ["EACCES", "DATABASE_UNAVAILABLE"],
  ["ENOTDIR", "DATABASE_UNAVAILABLE"],
  ["EEXIST", "DATABASE_UNAVAILABLE"],
  ["ERR_DLOPEN_FAILED", "NATIVE_MISSING"],
  ["ERR_MODULE_NOT_FOUND", "NATIVE_MISSING"],
] as const)("%s is %s, said kindly and with its cause", (code, expected) => {
  const cause = failed(code);
  const error = asStorageError(cause, "cache.sqlite");
  expect(error).toBeInstanceOf(StorageError);
  expect(error).toMatchObject({ code: expected, cause });
  expect(String(error)).not.toContain("secret detail");
});

test("names the file and the reason", () => {
  expect(String(asStorageError(failed("SQLITE_FULL"), "cache.sqlite"))).toBe(
    "StorageError: cache.sqlite cannot be used: the disk is full (SQLITE_FULL)",
  );
});

test.each([failed("SQLITE_CONSTRAINT_UNIQUE"), new TypeError("a bug"), "a string"])(
  "leaves what is a bug as it is: %s",
  (thrown) => {
    expect(asStorageError(thrown, "cache.sqlite")).toBe(thrown);
  },
);
