import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Merchant } from '../merchants.ts'
import type { Sandbox } from '../sandbox.ts'

const hashed = (text: string) => createHash('sha256').update(text).digest()

/** Whose code and key the call carries, or null. */
export function merchantOf(request: FastifyRequest, { merchants, apiKey }: Sandbox): Merchant | null {
  const { 'tbk-api-key-id': code, 'tbk-api-key-secret': key } = request.headers
  if (typeof code !== 'string' || typeof key !== 'string') return null
  const isKey = timingSafeEqual(hashed(key), hashed(apiKey))
  const merchant = merchants.find(({ commerceCode }) => commerceCode === code)
  return isKey && merchant ? merchant : null
}
