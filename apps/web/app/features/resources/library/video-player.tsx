import { Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import type { DownloadLinkSchema } from '@portal/contract/resources/library/schemas'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { Captions } from '../captions.tsx'
import type { LibraryRow } from './library.route.tsx'
import classes from './library-panel.module.css'
import { libraryTexts } from './library-texts.ts'
import { useDownload } from './use-download.ts'

type Links = Of<typeof DownloadLinkSchema>

/** Plays a video in the page, from our own address, with captions. Nothing is loaded before it is asked for. */
export function VideoPlayer({ row, title }: { row: LibraryRow; title: string }) {
  const t = useTexts(libraryTexts)
  const { linksOf, isAsking } = useDownload()
  const [links, setLinks] = useState<Links | null>(null)
  if (!links) {
    return (
      <div className={classes.buttons}>
        {row.imagen_url && <img className={classes.cover} src={row.imagen_url} width={1280} height={720} alt="" />}
        <Button
          leftSection={<IconPlayerPlay size={16} stroke={1.75} />}
          loading={isAsking}
          onClick={() => void linksOf(row.id).then(setLinks)}
        >
          {t.watch}
        </Button>
      </div>
    )
  }
  return (
    <video
      className={classes.video}
      controls
      autoPlay
      preload="metadata"
      aria-label={t.video(title)}
      {...(row.imagen_url && { poster: row.imagen_url })}
      src={links.url_file}
    >
      <Captions tracks={links.subtitulos} />
    </video>
  )
}
