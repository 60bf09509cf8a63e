import { slideFilesPath } from '@portal/contract/carousel/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { Refusal } from '#core/base/errors.ts'
import type { FileDownload } from '#core/http/file-downloads.ts'
import { findFile } from './queries.ts'
import type { SlideFileDeps } from './store.ts'

const namePattern = /^[0-9a-f]{24}(?:-\d{1,4})?\.(?:avif|webp|jpg|mp4|webm)$/

/** The addresses of pictures and films of slides: anyone reads them, and their content never changes. */
export const slideDownloads = ({ db, files }: Pick<SlideFileDeps, 'db' | 'files'>): readonly FileDownload[] => [
  {
    path: `${slideFilesPath}/:name`,
    async open({ params: { name = '' } }) {
      const row = namePattern.test(name) ? await findFile(db, name) : undefined
      const file = row && (await files.find(row.archivo_id))
      if (!file) throw new Refusal(coreMessages.absent)
      return {
        name,
        type: file.tipo,
        bytes: file.bytes,
        sha256: file.sha256,
        disposition: 'inline',
        isPublic: true,
        isImmutable: true,
        stream: (part) => files.stream(file, part),
      }
    },
  },
]
