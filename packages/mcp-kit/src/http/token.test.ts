import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { INITIALIZE } from "../../test/child.js";
import { post, serveFixture } from "../../test/serving.js";
import { tempFolder } from "../../testing/program.js";
import { httpSettings } from "./settings.js";
import { challengeFor, holderOf, readToken } from "./token.js";

const TOKEN = "b0rr0w.the-Bells_of~Neverwinter+9/=";

function fileWith(text: string): string {
  const file = path.join(tempFolder(), "token");
  writeFileSync(file, text);
  return file;
}

test("a file holds the token, with or without the end of its line", async () => {
  expect(await readToken(fileWith(TOKEN))).toBe(TOKEN);
  expect(await readToken(fileWith(`${TOKEN}\r\n`))).toBe(TOKEN);
});

test.each([
  ["nothing", ""],
  ["fifteen letters", "abcdefghijklmno"],
  ["two lines", `${TOKEN}\n${TOKEN}\n`],
  ["what no header can carry", "Schlüssel-zum-Königreich"],
])("a file with %s is refused, and not quoted", async (_, text) => {
  const refusal = await readToken(fileWith(text)).catch((thrown: unknown) => thrown);
  expect(refusal).toMatchObject({
    name: "UsageError",
    message: expect.stringContaining("it holds no token: one line of 16 or more letters"),
  });
  if (text !== "") expect(String(refusal)).not.toContain(text);
});

test("a file that is not there, or is a folder, is refused", async () => {
  const folder = tempFolder();
  await expect(readToken(path.join(folder, "none"))).rejects.toThrow(
    "cannot be read: there is no such file",
  );
  await expect(readToken(folder)).rejects.toThrow("cannot be read: it is a folder");
});

test.each([
  [{ host: "" }, "--host is empty"],
  [{ host: "  " }, "--host is empty"],
  [{ host: "0.0.0.0" }, "--host 0.0.0.0: it lets other machines in: give --token-file FILE"],
  [{ host: "192.168.1.7" }, "or --allow-anyone"],
  [{ host: "127.0.0.1.example.org" }, "it lets other machines in"],
  [{ host: "::1", allowAnyone: true, tokenFile: "x" }, "exclude each other"],
])("%j is refused", async (options, message) => {
  const asked = httpSettings({ port: 3000, ...options });
  await expect(asked).rejects.toMatchObject({
    name: "UsageError",
    message: expect.stringContaining(message),
  });
});

test("loopback takes a token too; beyond it one of the two is needed", async () => {
  const tokenFile = fileWith(TOKEN);
  const [host, port] = ["127.0.0.1", 1];
  expect(await httpSettings({ host, port })).toEqual({ host, port, token: undefined });
  expect(await httpSettings({ host, port, tokenFile })).toEqual({ host, port, token: TOKEN });
  const open = { host: "0.0.0.0", port };
  expect(await httpSettings({ ...open, tokenFile })).toEqual({ ...open, token: TOKEN });
  expect(await httpSettings({ ...open, allowAnyone: true })).toEqual({ ...open, token: undefined });
});

test.each([
  [undefined, 401],
  [`Bearer ${TOKEN}`, undefined],
  [`bearer ${TOKEN}`, undefined],
  [`Bearer ${TOKEN}x`, 401],
  [`Bearer ${TOKEN.slice(0, -1)}`, 401],
  ["Bearer", 401],
  [`Basic ${TOKEN}`, 401],
])("%j", async (authorization, status) => {
  const answer = await challengeFor(holderOf(TOKEN))(authorization);
  expect(answer instanceof Response ? answer.status : undefined).toBe(status);
});

test("beyond loopback only who sends the token is served; the answer for others asks for it", async () => {
  const { url: shown, said } = await serveFixture({ host: "0.0.0.0", token: TOKEN });
  const url = new URL(`http://127.0.0.1:${shown.port}/mcp`);
  const authorization = `Bearer ${TOKEN}`;
  expect(await post(url, INITIALIZE)).toMatchObject({
    status: 401,
    headers: { "www-authenticate": expect.stringMatching(/^Bearer error="invalid_token"/u) },
  });
  const wrong = await post(url, INITIALIZE, { authorization: "Bearer of bad news and more" });
  expect(wrong.status).toBe(401);
  expect(wrong.body).not.toContain(TOKEN);
  expect(await post(url, INITIALIZE, { authorization })).toMatchObject({ status: 200 });
  const foreign = { authorization, host: "evil.example" };
  expect(await post(url, INITIALIZE, foreign)).toMatchObject({ status: 403 });
  expect(said).toHaveLength(1);
});
