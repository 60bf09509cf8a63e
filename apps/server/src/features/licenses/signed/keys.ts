import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { licenseAlgorithm } from '@portal/contract/licenses/constants'
import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import * as queries from './queries.ts'

interface SigningKey {
  /** The beginning of the SHA-256 of the public key. */
  id: string
  privateKey: KeyObject
  createdAt: Date
}

const asKey = ({ id, valor, creado_en }: { id: string; valor: string; creado_en: Date }): SigningKey => ({
  id,
  privateKey: createPrivateKey({ key: Buffer.from(valor, 'base64'), format: 'der', type: 'pkcs8' }),
  createdAt: creado_en,
})

const itself: Caller = { ip: '', requestId: 'license-key' }

/** Returns the key that signs now; the first one is made when it is needed. */
export async function currentKey(db: Db): Promise<SigningKey> {
  const [known] = await queries.listKeys(db)
  if (known) return asKey(known)
  return inTransaction(db, async (db) => {
    await queries.lockKeys(db)
    if ((await queries.listKeys(db)).length === 0)
      await record(db, itself, { action: 'licenses.keyAdded', entity: 'secreto', id: `licencia:${await addKey(db)}` })
    const [made] = await queries.listKeys(db)
    return asKey(made!)
  })
}

/** Adds a key that signs from now on; what earlier ones signed can still be verified. Returns its id. */
export async function addKey(db: Db): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const id = createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex')
    .slice(0, 16)
  await queries.insertKey(db, id, privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'))
  return id
}

/**
 * Takes a key that became known to others out of use: it is no longer published, and what it signed has to be downloaded
 * again. Another one signs from now on. Returns the id of that one; null when there is no key with this id.
 */
export async function revokeKey(db: Db, id: string): Promise<string | null> {
  await queries.lockKeys(db)
  if (!(await queries.revokeKey(db, id))) return null
  return addKey(db)
}

/** Returns the public keys of all times that were not revoked, as PEM, the current one first. */
export async function publicKeys(db: Db) {
  await currentKey(db)
  const keys = (await queries.listKeys(db)).map(asKey)
  return keys.map(({ id, privateKey, createdAt }) => ({
    id,
    algoritmo: licenseAlgorithm,
    publica: createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString(),
    creado_en: createdAt,
  }))
}

/** Signs bytes with Ed25519; the signature as base64. */
export const signatureBy = ({ privateKey }: SigningKey, content: Buffer): string =>
  sign(null, content, privateKey).toString('base64')
