import { asideColumns } from '../../../theme/layout.css.ts'
import { bone, card } from '../../../ui/surface.css.ts'
import * as styles from './order.css.ts'

/** Bars of the size of the order form. */
export function OrderSkeleton() {
  return (
    <div className={asideColumns} aria-busy="true">
      <div>
        {['buyer', 'items', 'address'].map((key) => (
          <div key={key} className={`${styles.part} ${styles.fields}`}>
            <span className={`${bone} ${styles.titleBone}`} />
            <span className={`${bone} ${styles.fieldBone}`} />
          </div>
        ))}
      </div>
      <aside>
        <div className={`${card} ${styles.summary} ${styles.fields}`}>
          <span className={`${bone} ${styles.titleBone}`} />
          <span className={bone} />
          <span className={bone} />
          <span className={`${bone} ${styles.fieldBone}`} />
        </div>
      </aside>
    </div>
  )
}
