import { deferred } from '#core/public/components/deferred.tsx'
import { useContent } from '#core/public/contents/use-content.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { Hero } from './hero.tsx'
import { heroSizes } from './hero-media.tsx'
import type { HomeData } from './load.ts'
import { sourcesOf } from './sources.ts'

/** Its code loads after the first screen, like its content. */
const Below = deferred(() => import('./below.tsx'))

interface Props {
  data: HomeData
  /** A preview of the draft: not for search engines, and nothing is counted. */
  isPreview?: boolean
}

/** The home page, public or as a preview. */
export function HomePage({ data, isPreview = false }: Props) {
  const { slides, figures, below } = data
  const said = useContent(data)
  const first = slides[0]
  return (
    <>
      <PageHead title={said.titulo} description={said.descripcion} isPrivate={isPreview} />
      {first && first.type !== 'iframe' && first.widths.length > 0 && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={sourcesOf(first, 'avif')}
          imageSizes={heroSizes}
          fetchPriority="high"
        />
      )}
      <Hero said={said} slides={slides} figures={figures} isCounted={!isPreview} />
      <Below said={said} {...below} />
    </>
  )
}
