import { useLingui } from '@lingui/react/macro'
import { useCompany } from '#lib/company/use-company.ts'
import * as styles from './street-map.css.ts'

/** The way from the underground station, in units of the drawing: 145 are 100 metres, 96 one minute on foot. */
const way = 'M214 392V300H470V196H742V152'
const minuteTicks =
  'M214 392h-15M218 300v-9M314 300v-9M410 300v-9M470 264h-15M498 196v-9M594 196v-9M690 196v-9M742 152h-15'
const scaleTicks =
  'M16 42.5h145M16.5 42v-13M30.9 42v-7M45.3 42v-7M59.7 42v-7M74.1 42v-7M88.5 42v-13M102.9 42v-7M117.3 42v-7M131.7 42v-7M146.1 42v-7M160.5 42v-13'
const buildings =
  'M500 112h64v62h-64zM584 112h62v62h-62zM500 20h110v50H500zM96 222h92v56H96zM240 222h90v56h-90zM350 222h94v56h-94zM500 222h58v56h-58zM602 222h112v56H602zM500 326h96v60h-96zM620 326h94v60h-94zM770 322h86v62h-86zM910 222h76v52h-76zM910 326h76v56h-76zM1040 222h50v160h-50zM1040 40h120v120h-120zM824 40h44v126h-44zM890 40h92v60h-92zM96 324h92v60H96zM20 40h110v120H20zM190 40h84v120h-84zM330 40h110v120H330z'

/** Map of the streets between the station and the office: the whole of it on wide screens, the way alone on others. */
export function StreetMap() {
  const { t } = useLingui()
  const { name: shop } = useCompany()
  const label = t`Map: from exit 2 of Gongbang station to ${shop}, 8 minutes’ walk`
  return (
    <div className={styles.frame}>
      <svg className={styles.wide} viewBox="0 0 1200 520" role="img" aria-label={label}>
        <Streets />
        <text x="940" y="502">{t`Hannae stream`}</text>
        <text x="812" y="257" textAnchor="middle">{t`Pine park`}</text>
        <text x="20" y="201">{t`Gongbang-gil`}</text>
        <rect className={styles.ink} x="164" y="396" width="100" height="32" rx="6" />
        <text className={styles.onInk} x="214" y="417" textAnchor="middle">{t`Gongbang`}</text>
        <text className={styles.strong} x="232" y="384">{t`Exit 2`}</text>
        <path className={styles.ink} d="M684 152V96h116v56z" />
        <text className={styles.onInk} x="742" y="129" textAnchor="middle">
          {shop}
        </text>
        <text className={styles.strong} x="684" y="84">{t`12 Gongbang-gil, 4F`}</text>
        <Scale x={24} y={24} />
      </svg>
      <svg className={styles.narrow} viewBox="150 40 690 440" role="img" aria-label={label}>
        <Streets />
        <rect className={styles.ink} x="154" y="392" width="120" height="40" rx="6" />
        <text className={styles.onInk} x="214" y="421" textAnchor="middle">{t`Gongbang`}</text>
        <text className={styles.strong} x="232" y="380">{t`Exit 2`}</text>
        <path className={styles.ink} d="M660 152V96h150v56z" />
        <text className={styles.onInk} x="735" y="133" textAnchor="middle">
          {shop}
        </text>
        <text className={styles.strong} x="814" y="84" textAnchor="end">{t`12 Gongbang-gil, 4F`}</text>
        <Scale x={166} y={54} />
      </svg>
    </div>
  )
}

/** Streets, houses, the railway and the way on foot, with the labels that both maps have. */
function Streets() {
  const { t } = useLingui()
  return (
    <>
      <rect className={styles.ground} width="1200" height="520" />
      <path className={styles.water} d="M0 470C220 430 330 520 560 486S930 430 1200 476V520H0z" />
      <g className={styles.street}>
        <path strokeWidth="34" d="M0 412H1200M470-10V412M1010-10V412" />
        <path strokeWidth="22" d="M214 412V300H742M0 196H1200M742 196V412M70 196V412M300 0V196M880 196V412" />
        <path strokeWidth="12" d="M470 90H742M880 300H1010M70 300H214M580 196V300M1110 196V412M160 0V196" />
      </g>
      <path className={styles.park} d="M770 222h84v60h-84z" />
      <path className={styles.building} d={buildings} />
      <path className={styles.railway} d="M0 412H1200" />
      <text x="560" y="450">{t`Araenmal-ro`}</text>
      <text x="490" y="385" transform="rotate(-90 484 386)">{t`Saegil-ro`}</text>
      <path className={styles.route} d={way} />
      <path className={styles.tick} d={minuteTicks} />
      <text className={styles.strong} x="486" y="254">{t`4 min`}</text>
      <text className={styles.strong} x="756" y="178">{t`8 min`}</text>
    </>
  )
}

/** How long 100 metres are. */
function Scale({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.paper} width="176" height="56" rx="6" />
      <path className={styles.rule} d={scaleTicks} />
      <text className={styles.strong} x="16" y="22">
        100m
      </text>
    </g>
  )
}
