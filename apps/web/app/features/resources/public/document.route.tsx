import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { documentPath, ResourceType, resourceLanguageName } from '@portal/contract/resources/constants'
import { libraryCalls } from '@portal/contract/resources/library/calls'
import { Fragment } from 'react'
import { data } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { dateText } from '#core/formats/dates.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import buttons from '#core/public/components/button.module.css'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import { Captions } from '../captions.tsx'
import type { Route } from './+types/document.route'
import styles from './document.module.css'
import { documentTexts, newerTexts as t } from './document-texts.ts'

export const handle = { document: true, cache: { params: [], areas: ['recursos', 'productos'] } }

export const loader = ({ params: { documentoId: id, revision = '' }, context }: Route.LoaderArgs) => {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 }) // never the number of a document
  return context.get(apiContext).load(libraryCalls.document, { params: { id, revision } })
}

/** One revision of a public document. An earlier one stays at its address, and says which is the current one. */
export default function DocumentPage({ loaderData: document }: Route.ComponentProps) {
  const t = useTexts(documentTexts)
  const language = useLanguage()
  const { date, bytes } = useFormats()
  const { id, revision, url_file: file, vigente, imagen_url: cover } = document
  const title = nameIn(document, 'titulo', language)
  const description = nameIn(document, 'descripcion', language)
  const steps = [{ name: t.home, to: '/' }, { name: t.support, to: '/support' }, { name: title }]
  const isVideo = document.tipo === ResourceType.video
  const facts = [
    [t.product, nameIn(document, 'producto_nombre', language)],
    [t.revision, revision],
    [t.date, date(document.fecha)],
    [t.size, bytes(document.bytes)],
    [t.language, textIn(resourceLanguageName(document.idioma), language)],
  ] as const
  return (
    <>
      <PageHead
        title={title}
        description={t.description(title, revision)}
        picture="support"
        structured={[breadcrumbList(steps)]}
      />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={title} lead={description} />
      <div className={`${frame.wrap} ${styles.body}`}>
        {vigente && <NewerRevision id={id} {...vigente} />}
        {isVideo ? (
          <video className={styles.video} controls preload="none" {...(cover && { poster: cover })} src={file}>
            <Captions tracks={document.subtitulos} />
          </video>
        ) : (
          cover && <img className={styles.cover} src={cover} width={1280} height={720} alt="" />
        )}
        <p className={styles.buttons}>
          <a className={`${buttons.button} ${buttons.primary}`} href={`${file}?descarga=1`} download={document.nombre}>
            {t.download(bytes(document.bytes))}
          </a>
          {document.nombre.endsWith('.pdf') && (
            <a className={`${buttons.button} ${buttons.plain}`} href={file} type="application/pdf">
              {t.open}
            </a>
          )}
        </p>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
          <dt>{t.hash}</dt>
          <dd>
            <code className={styles.hash}>{document.sha256}</code>
            <br />
            <small>{t.hashHint}</small>
          </dd>
        </dl>
        <section>
          <h2>{t.change}</h2>
          <p className={styles.note}>{nameIn(document, 'nota', language)}</p>
        </section>
      </div>
    </>
  )
}

/**
 * Says in both languages that there is a newer revision, with its number and date (rule resources/earlier-revisions).
 */
function NewerRevision({ id, revision, fecha }: { id: number; revision: string; fecha: string }) {
  const address = documentPath(id)
  return (
    <aside className={styles.newer} data-newer-revision>
      <p lang="es">
        {t.inSpanish(revision, dateText(fecha, { locale: 'es-CL', zone: 'UTC' }))}{' '}
        <a href={address}>{t.openInSpanish}</a>
      </p>
      <p lang="en">
        {t.inEnglish(revision, dateText(fecha, { locale: 'en-US', zone: 'UTC' }))}{' '}
        <a href={`${address}?lang=en`} hrefLang="en">
          {t.openInEnglish}
        </a>
      </p>
    </aside>
  )
}
