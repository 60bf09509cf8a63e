import { Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { ResourceType, resourceLanguageName, resourceTypeNames } from '@portal/contract/resources/constants'
import { libraryCalls } from '@portal/contract/resources/library/calls'
import type { DownloadLinkSchema } from '@portal/contract/resources/library/schemas'
import { IconDownload, IconMail, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { loadListed } from '#core/dashboard/records/load-listed.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Captions } from '../captions.tsx'
import type { Route } from './+types/library-item.route'
import { Availability, type LibraryRow } from './library.route.tsx'
import classes from './library-panel.module.css'
import { libraryTexts } from './library-texts.ts'
import { useDownload } from './use-download.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  loadListed<LibraryRow>(context.get(apiContext), libraryCalls.list, 'recursos', params.recursoId)

/** A resource next to the library: what it is, and the way to get it. */
export default function LibraryPanel({ loaderData: row }: Route.ComponentProps) {
  const t = useTexts(libraryTexts)
  const language = useLanguage()
  const { date, bytes, relative } = useFormats()
  const title = nameIn(row, 'titulo', language)
  const description = nameIn(row, 'descripcion', language)
  return (
    <SidePanel
      title={title}
      mark={row.revision_numero}
      status={
        <SummaryLine>
          <Availability row={row} />
          {textIn(resourceTypeNames[row.tipo as ResourceType], language)}
          {nameIn(row, 'producto_nombre', language)}
        </SummaryLine>
      }
    >
      <div className={classes.body} key={row.id}>
        {row.imagen_url && row.tipo !== ResourceType.video && (
          <img className={classes.cover} src={row.imagen_url} width={1280} height={720} alt="" />
        )}
        {row.disponible ? <Get row={row} title={title} /> : <Lack row={row} />}
        {description && <p className={classes.text}>{description}</p>}
        <FactGrid
          facts={[
            { label: t.date, value: date(row.revision_fecha) },
            { label: t.size, value: bytes(row.bytes) },
            { label: t.language, value: textIn(resourceLanguageName(row.idioma), language) },
            { label: t.lastDownload, value: row.descargado_en ? relative(row.descargado_en) : t.never },
            { label: t.file, value: row.nombre },
          ]}
        />
        <PanelSection title={t.change}>
          <p className={classes.text}>{nameIn(row, 'nota', language)}</p>
        </PanelSection>
        <PanelSection title={t.hash}>
          <code className={classes.hash}>{row.sha256}</code>
          <p className={classes.small}>{t.hashHint}</p>
        </PanelSection>
      </div>
    </SidePanel>
  )
}

function Get({ row, title }: { row: LibraryRow; title: string }) {
  const t = useTexts(libraryTexts)
  const { bytes } = useFormats()
  const download = useDownload()
  const isVideo = row.tipo === ResourceType.video
  return (
    <>
      {isVideo && <VideoPlayer row={row} title={title} />}
      <div className={classes.buttons}>
        <Button
          variant={isVideo ? 'default' : 'filled'}
          leftSection={<IconDownload size={16} stroke={1.75} />}
          loading={download.isAsking}
          onClick={() => void download.start(row.id)}
        >
          {t.downloadOf(bytes(row.bytes))}
        </Button>
      </div>
      <p className={classes.small}>{t.validFor}</p>
    </>
  )
}

function Lack({ row }: { row: LibraryRow }) {
  const t = useTexts(libraryTexts)
  const language = useLanguage()
  const { send, isSending } = useSend(libraryCalls.ask)
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={classes.lack}>
      <p>
        <strong>{t.lackTitle(nameIn(row, 'servicio_nombre', language))}</strong>
      </p>
      {isAsked ? (
        <p role="status">{t.asked}</p>
      ) : (
        <>
          <p>{t.lackText}</p>
          <Button
            leftSection={<IconMail size={16} stroke={1.75} />}
            loading={isSending}
            onClick={() => void send({ params: { id: row.id } }).then(({ ok }) => setAsked(ok))}
          >
            {t.ask}
          </Button>
        </>
      )}
    </div>
  )
}

type Links = Of<typeof DownloadLinkSchema>

/** Plays a video in the page, from our own address, with captions. Nothing is loaded before it is asked for. */
function VideoPlayer({ row, title }: { row: LibraryRow; title: string }) {
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
