import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Held = { id: Buffer; privateKey: KeyObject; userHandle: string; counter: number }
type CreationOptions = { challenge: string; rp: { id: string }; user: { id: string } }
type RequestOptions = { challenge: string; rpId: string }
/** What an attacker or a broken device does differently. */
type Twist = {
  origin?: string
  rpId?: string
  isVerified?: boolean
  counter?: number
  userHandle?: string
  type?: string
  /** Of another passkey. */
  id?: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')
const hex = (text: string) => Buffer.from(text, 'hex')

/** A passkey in memory: ES256, without attestation. Its counter grows by one with each use. */
export function createAuthenticator(origin: string) {
  let held: Held | undefined

  function clientData(type: string, challenge: string, twist: Twist): Buffer {
    const data = { type: twist.type ?? type, challenge, origin: twist.origin ?? origin, crossOrigin: false }
    return Buffer.from(JSON.stringify(data))
  }

  return {
    create({ challenge, rp, user }: CreationOptions, twist: Twist = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      held = {
        id: twist.id ? Buffer.from(twist.id, 'base64url') : randomBytes(32),
        privateKey,
        userHandle: user.id,
        counter: 0,
      }
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const length = Buffer.alloc(2)
      length.writeUInt16BE(held.id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, held.id, coseKey(x, y)])
      const authData = Buffer.concat([authDataOf(rp.id, 0x41, 0, twist), attested])
      return {
        id: base64url(held.id),
        rawId: base64url(held.id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, twist)),
          attestationObject: base64url(attestationOf(authData)),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    get({ challenge, rpId }: RequestOptions, twist: Twist = {}) {
      if (!held) throw new Error('There is no passkey yet')
      held.counter += 1
      const authData = authDataOf(rpId, 0x01, twist.counter ?? held.counter, twist)
      const client = clientData('webauthn.get', challenge, twist)
      return {
        id: base64url(held.id),
        rawId: base64url(held.id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), held.privateKey)),
          userHandle: twist.userHandle ?? held.userHandle,
        },
        clientExtensionResults: {},
      }
    },
  }
}

function authDataOf(rpId: string, flags: number, counter: number, twist: Twist): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(twist.isVerified === false ? flags : flags | 0x04)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(twist.rpId ?? rpId), rest])
}

/** CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
const coseKey = (x: string, y: string): Buffer =>
  Buffer.concat([hex('a5010203262001215820'), Buffer.from(x, 'base64url'), hex('225820'), Buffer.from(y, 'base64url')])

/** CBOR of {"fmt": "none", "attStmt": {}, "authData": …}. */
const attestationOf = (authData: Buffer): Buffer =>
  Buffer.concat([
    hex('a3'),
    hex('63'),
    Buffer.from('fmt'),
    hex('64'),
    Buffer.from('none'),
    hex('67'),
    Buffer.from('attStmt'),
    hex('a0'),
    hex('68'),
    Buffer.from('authData'),
    hex('58'),
    Buffer.from([authData.length]),
    authData,
  ])
