import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const SizeSchema = z.object({ files: z.int(), bytes: z.int() })

/** What lies beside a backup; written last, so that a folder without it is not a backup. */
const ManifestSchema = z.object({
  format: z.literal(1),
  /** When it was complete, UTC: the state that a restore brings back. */
  takenAt: z.iso.datetime(),
  /** Data folders move neither between processors nor between major versions of PostgreSQL. */
  platform: z.string(),
  postgresVersion: z.string(),
  database: SizeSchema,
  uploads: SizeSchema,
})
export type Manifest = z.infer<typeof ManifestSchema>

export const manifestFile = 'manifest.json'

/** Reads what a backup says about itself. Throws when the folder holds no complete backup. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, manifestFile), 'utf8').catch((error: Error) => {
    throw new Error(`${backup} holds no complete backup: ${error.message}`)
  })
  const parsed = ManifestSchema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${join(backup, manifestFile)} is not readable by this release`)
  return parsed.data
}
