import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { licenseAlgorithm } from '@portal/contract/licenses/constants'
import { type Db, inTransaction } from '#core/database/database.ts'
import { insertKey, listKeys, lockKeys } from './queries.ts'

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

/** Returns the key that signs now; the first one is made when it is needed. */
export async function currentKey(db: Db): Promise<SigningKey> {
  const [known] = await listKeys(db)
  if (known) return asKey(known)
  return inTransaction(db, async (db) => {
    await lockKeys(db)
    if ((await listKeys(db)).length === 0) await addKey(db)
    const [made] = await listKeys(db)
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
  await insertKey(db, id, privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'))
  return id
}

/** Returns the public keys of all times, as PEM, the current one first. */
export async function publicKeys(db: Db) {
  await currentKey(db)
  const keys = (await listKeys(db)).map(asKey)
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
