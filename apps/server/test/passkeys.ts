import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

/** CBOR heads: 0x40 bytes, 0x60 text, 0xa0 map; one length byte is enough for a test, or two. */
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([major | length])
    : length < 256
      ? Buffer.from([major | 24, length])
      : Buffer.from([major | 25, length >> 8, length & 255])
const bytesOf = (bytes: Uint8Array) => Buffer.concat([head(0x40, bytes.length), bytes])
const textOf = (text: string) => Buffer.concat([head(0x60, text.length), Buffer.from(text)])

interface Wishes {
  origin?: string
  /** Whether its owner unlocked it by a PIN or fingerprint. */
  isVerified?: boolean
  counter?: number
  challenge?: string
  userHandle?: string
}

const flags = { present: 1, verified: 4, attested: 64 }

/** A passkey in software, as an authenticator and a browser would answer for it together. */
export function softPasskey(site = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const name = id.toString('base64url')
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytesOf(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytesOf(Buffer.from(y, 'base64url')),
  ])
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = ({ isVerified = true, counter = 0 }: Wishes, extra: Buffer = Buffer.alloc(0)) => {
    const marks = flags.present | (isVerified ? flags.verified : 0) | (extra.length ? flags.attested : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(new URL(site).hostname), Buffer.from([marks]), count, extra])
  }

  return {
    name,
    /** The answer to options for a new passkey. */
    make({ challenge }: { challenge: string }, wishes: Wishes = {}) {
      const data = clientData('webauthn.create', wishes.challenge ?? challenge, wishes.origin ?? site)
      const length = Buffer.from([0, id.length])
      const auth = authData(wishes, Buffer.concat([Buffer.alloc(16), length, id, coseKey]))
      const attestation = Buffer.concat([
        head(0xa0, 3),
        ...[textOf('fmt'), textOf('none'), textOf('attStmt'), head(0xa0, 0), textOf('authData'), bytesOf(auth)],
      ])
      const response = {
        clientDataJSON: data.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
      return { id: name, rawId: name, type: 'public-key', response, clientExtensionResults: {} }
    },
    /** The answer to options for a log-in or a proof. */
    use({ challenge }: { challenge: string }, wishes: Wishes = {}) {
      const data = clientData('webauthn.get', wishes.challenge ?? challenge, wishes.origin ?? site)
      const auth = authData(wishes)
      const signature = createSign('sha256')
        .update(Buffer.concat([auth, hash(data)]))
        .sign(privateKey)
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: auth.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(wishes.userHandle && { userHandle: wishes.userHandle }),
      }
      return { id: name, rawId: name, type: 'public-key', response, clientExtensionResults: {} }
    },
  }
}

export type SoftPasskey = ReturnType<typeof softPasskey>
