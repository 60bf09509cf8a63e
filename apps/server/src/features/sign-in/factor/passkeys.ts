import { createHmac } from 'node:crypto'
import type { Of } from '@portal/contract/core/fields'
import { factorLimits } from '@portal/contract/sign-in/factor/constants'
import type { MadePasskeySchema, UsedPasskeySchema } from '@portal/contract/sign-in/factor/schemas'
import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'

/** Loaded with the first passkey: a start would take a twentieth longer with its formats of certificates. */
const webauthn = () => import('@simplewebauthn/server')

type MadePasskey = Of<typeof MadePasskeySchema>
export type UsedPasskey = Of<typeof UsedPasskeySchema>
type Options = { opciones: Record<string, unknown> }

const timeout = factorLimits.challengeMinutes * 60_000
/** Ed25519, ES256 and RS256 (COSE); without the newer ones that this runtime calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** The site that passkeys belong to, by its public address. */
const siteOf = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

/** The random-looking name under which an authenticator stores an account; it says nothing about it. */
const handleOf = (key: string, userId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac('sha256', key).update(`llave ${userId}`).digest())

interface Owner {
  id: number
  email: string
  nombres: string
}

/** Returns what the browser needs to make a passkey for a user, which they then confirm by PIN or fingerprint. */
export async function optionsToMake(
  db: Db,
  site: { publicUrl: string; name: string; key: string },
  owner: Owner,
): Promise<Options> {
  const excluded = await queries.listPasskeys(db, owner.id)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: siteOf(site.publicUrl).rpID,
    userID: handleOf(site.key, owner.id),
    userName: owner.email,
    userDisplayName: owner.nombres,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: excluded.map(asDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await queries.insertChallenge(db, options.challenge, { purpose: 'registro', userId: owner.id })
  return { opciones: { ...options } }
}

/** Returns what the browser needs to use a passkey: one of a user's, or without a user any that it finds. */
export async function optionsToUse(db: Db, publicUrl: string, challenge: queries.Challenge): Promise<Options> {
  const { userId } = challenge
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(publicUrl).rpID,
    timeout,
    allowCredentials: userId === null ? [] : (await queries.listPasskeys(db, userId)).map(asDescriptor),
    userVerification: 'required',
  })
  await queries.insertChallenge(db, options.challenge, challenge)
  return { opciones: { ...options } }
}

const asDescriptor = ({ credencial, transportes }: { credencial: string; transportes: string[] }) => ({
  id: credencial,
  transports: transportes,
})

/** Returns the passkey of an answer; null when it answers no open challenge of this user, or comes from another site. */
export async function madePasskey(db: Db, publicUrl: string, userId: number, made: MadePasskey) {
  const expectedChallenge = await taken(db, made.response.clientDataJSON, { purpose: 'registro', userId })
  if (expectedChallenge === null) return null
  const { rpID, origin } = siteOf(publicUrl)
  const { transports, ...response } = made.response
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await verifyRegistrationResponse({
    response: { ...made, response: { ...response, transports: [] }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return { credencial: id, clave_publica: Buffer.from(publicKey), contador: counter, transportes: transports }
}

/**
 * Uses a passkey: its challenge, its counter. Returns the id of its device; null when it is not one of this user's, answers
 * no open challenge, comes from another site, was not confirmed by PIN or fingerprint, or is a copy by its counter.
 */
export async function verifyPasskey(
  db: Db,
  site: { publicUrl: string; key: string },
  userId: number,
  challenge: queries.Challenge,
  used: UsedPasskey,
): Promise<number | null> {
  const expectedChallenge = await taken(db, used.response.clientDataJSON, challenge)
  const passkey = await queries.lockPasskey(db, used.id)
  if (expectedChallenge === null || passkey?.usuario_id !== userId) return null
  const { userHandle, ...response } = used.response
  if (userHandle && userHandle !== Buffer.from(handleOf(site.key, userId)).toString('base64url')) return null
  const { rpID, origin } = siteOf(site.publicUrl)
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await verifyAuthenticationResponse({
    response: { ...used, response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credencial,
      publicKey: new Uint8Array(passkey.clave_publica),
      counter: passkey.contador,
    },
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return null
  await queries.countUse(db, passkey.id, verified.authenticationInfo.newCounter)
  return passkey.id
}

/** Uses up the challenge that an answer names, whether or not the rest of it is right; null when it names none of ours. */
async function taken(db: Db, clientData: string, challenge: queries.Challenge): Promise<string | null> {
  const named = challengeIn(clientData)
  return named !== null && (await queries.takeChallenge(db, named, challenge)) ? named : null
}

function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : null
  } catch {
    return null // not written by a browser
  }
}
