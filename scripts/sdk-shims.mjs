// Stands in bundles for the SDK's own: that one brings Ajv along, a quarter of what a server loads before its first answer.
import process from "node:process";

export { process };

/** Checks what a client's user has filled into a form; no server here asks for one, and what their tools take is checked by their zod schemas. */
export class DefaultJsonSchemaValidator {
  getValidator() {
    throw new Error("This server asks for no forms: there is nothing to check them with.");
  }
}
