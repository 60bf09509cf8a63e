import { basename } from 'node:path'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'

/** Types of upload by content: the file name and the type claimed by the sender are ignored. `jpg` is jpeg too. */
const types = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  glb: 'model/gltf-binary',
  // the container of .xls
  cfb: 'application/vnd.ms-excel',
} as const

export type FileKind = keyof typeof types

export const pictureKinds = ['jpg', 'png', 'gif', 'bmp', 'webp'] as const satisfies readonly FileKind[]
/** The seven types by extension (rule platform/uploads); jpg and jpeg are one kind. */
export const documentKinds = ['pdf', ...pictureKinds] as const

export const contentTypeOf = (kind: FileKind): string => types[kind]

const shownInline = new Set<string>(documentKinds.map(contentTypeOf))

/** Returns the type and disposition to serve a stored file with: anything but the seven types is a plain download. */
export function servedAs(type: string): { type: string; disposition: 'inline' | 'attachment' } {
  return shownInline.has(type)
    ? { type, disposition: 'inline' }
    : { type: 'application/octet-stream', disposition: 'attachment' }
}

/** Returns the kind of the content, or null when it is none of ours. */
export async function kindOf(content: Uint8Array | { path: string }): Promise<FileKind | null> {
  const found = content instanceof Uint8Array ? await fileTypeFromBuffer(content) : await fileTypeFromFile(content.path)
  return found && Object.hasOwn(types, found.ext) ? (found.ext as FileKind) : null
}

/** A workbook of the newer kind with a password is in the container of the older one. */
const endings: Partial<Record<FileKind, RegExp>> = { jpg: /\.jpe?g$/i, cfb: /\.xlsx?$/i }

/** Returns a safe name for downloading: without folders and control characters, with the extension of its content. */
export function cleanName(name: string, kind: FileKind): string {
  const bare = safeName(name)
  const ending = endings[kind] ?? new RegExp(`\\.${kind}$`, 'i')
  return ending.test(bare) ? bare : `${bare.replace(/\.+$/, '') || 'archivo'}.${kind === 'cfb' ? 'xls' : kind}`
}

/** Returns a safe name of any file: without folders and control characters. */
export const bareName = (name: string): string => safeName(name).replace(/^\.+/, '') || 'archivo'

const safeName = (name: string): string =>
  basename(name.replaceAll('\\', '/'))
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .trim()
    .slice(-120)
