import { readFile } from 'node:fs/promises'

const magic = 0x46546c67 // "glTF"
const jsonChunk = 0x4e4f534a // "JSON"

interface Gltf {
  asset?: { version?: unknown }
  meshes?: unknown[]
  buffers?: { uri?: unknown }[]
  images?: { uri?: unknown }[]
  extensionsRequired?: unknown[]
}

/** What the viewer of the pages can read beyond glTF 2.0 itself. */
const readable = new Set([
  'EXT_meshopt_compression',
  'KHR_mesh_quantization',
  'KHR_materials_unlit',
  'KHR_texture_transform',
  'EXT_texture_webp',
])

/**
 * Whether a file is a model that the pages can show: glTF 2.0 in one file, which loads nothing from elsewhere and needs
 * no decoder that the viewer lacks.
 */
export async function isModel(path: string): Promise<boolean> {
  const bytes = await readFile(path)
  if (bytes.length < 20 || bytes.readUInt32LE(0) !== magic || bytes.readUInt32LE(4) !== 2) return false
  const length = bytes.readUInt32LE(12)
  if (bytes.readUInt32LE(8) !== bytes.length || bytes.readUInt32LE(16) !== jsonChunk || length > bytes.length - 20)
    return false
  const gltf = parsed(bytes.subarray(20, 20 + length).toString('utf8'))
  if (gltf?.asset?.version !== '2.0' || !Array.isArray(gltf.meshes) || gltf.meshes.length === 0) return false
  const parts = [gltf.buffers ?? [], gltf.images ?? []]
  if (!parts.every(Array.isArray) || parts.flat().some((part) => isElsewhere(part?.uri))) return false
  const needed = gltf.extensionsRequired ?? []
  return Array.isArray(needed) && needed.every((name) => readable.has(String(name)))
}

const isElsewhere = (uri: unknown): boolean => uri !== undefined && !String(uri).startsWith('data:')

function parsed(text: string): Gltf | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Gltf) : null
  } catch {
    return null
  }
}
