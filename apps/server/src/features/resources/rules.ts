import { ResourceType } from '@portal/contract/resources/constants'

/** Types, by content, of the files of each kind of resource. */
const formats: Readonly<Record<ResourceType, readonly string[]>> = {
  [ResourceType.software]: [
    'application/zip',
    'application/x-7z-compressed',
    'application/gzip',
    'application/x-xz',
    'application/x-bzip2',
    'application/zstd',
    'application/x-tar',
    'application/x-rar-compressed',
    'application/x-msdownload',
    'application/x-cfb', // .msi
    'application/x-apple-diskimage',
    'application/vnd.android.package-archive',
    'application/java-archive',
    'application/x-deb',
    'application/x-rpm',
    'application/x-elf',
    'application/x-mach-binary',
    'application/vnd.ms-cab-compressed',
  ],
  [ResourceType.manual]: ['application/pdf', 'application/zip', 'application/epub+zip'],
  [ResourceType.video]: ['video/mp4', 'video/x-m4v', 'video/webm'],
}

/** Whether a file, by the type of its content, can be a resource of this type. */
export const fitsType = (type: number, contentType: string): boolean =>
  formats[type as ResourceType]?.includes(contentType) ?? false

const shownAs: Readonly<Record<string, string>> = {
  'application/pdf': 'application/pdf',
  'video/mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/webm': 'video/webm',
}

/** The type to send a file with, and whether a browser may show it: documents and videos only. */
export function sentAs(contentType: string): { type: string; isShown: boolean } {
  const shown = shownAs[contentType]
  return { type: shown ?? 'application/octet-stream', isShown: shown !== undefined }
}
