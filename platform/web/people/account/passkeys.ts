/** The device as a key: asked for by the browser, vouched for by the server. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { callServer, post } from '../../tables/api.ts';

/** Whether this page may use them: they are made for one host, and over a safe line. */
export const canUsePasskeys = (host: string): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && location.hostname === host;

export async function addPasskey(name: string): Promise<void> {
  const path = 'auth/passkey/generate-register-options';
  const optionsJSON = await callServer<PublicKeyCredentialCreationOptionsJSON>(path, {}, null);
  const response = await startRegistration({ optionsJSON });
  await callServer('auth/passkey/verify-registration', post({ response, name }), null);
}

export async function enterByPasskey(): Promise<void> {
  const path = 'auth/passkey/generate-authenticate-options';
  const optionsJSON = await callServer<PublicKeyCredentialRequestOptionsJSON>(path, {}, null);
  const response = await startAuthentication({ optionsJSON });
  await callServer('auth/passkey/verify-authentication', post({ response }), null);
}
