import { Link } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { requestsPath } from '../screens.ts'
import classes from './request-item.module.css'
import type { Request } from './request-row.ts'
import { requestTexts } from './request-texts.ts'

/** The machine or property: picture, name and code; links to all requests for it. */
export function RequestItem({ request }: Props) {
  const t = useTexts(requestTexts)
  const { imagen: picture, marca: brand, sku, clasificado_id: machineId, propiedad_id: propertyId } = request
  const item =
    propertyId === null ? machineId && `clasificado_id=${machineId}` : `tab=propiedades&propiedad_id=${propertyId}`
  const source = picture && Object.values(picture.urls)[0]
  return (
    <div className={classes.item}>
      {source && <img src={source} alt="" width={72} height={54} className={classes.picture} />}
      <div>
        <p className={classes.brand}>{brand}</p>
        {sku && <p className={classes.sku}>{sku}</p>}
      </div>
      {item && (
        <Link to={`${requestsPath}?${item}`} className={classes.link}>
          {t.openItem}
        </Link>
      )}
    </div>
  )
}

interface Props {
  request: Pick<Request, 'imagen' | 'marca' | 'sku' | 'clasificado_id' | 'propiedad_id'>
}
