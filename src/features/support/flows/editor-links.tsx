import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { editors } from './editor-links.css.ts'
import { machineCodeOf } from './machine-code.ts'
import type { MachineTexts } from './machine-texts.ts'
import { mermaidLink } from './mermaid-link.ts'

interface EditorLinksProps {
  readonly flow: string
  readonly texts: MachineTexts
}

/** Opens a flow's machine in editors of other sites, which get the machine and no address of this page. */
export function EditorLinks({ flow, texts }: EditorLinksProps) {
  return (
    <section className={editors} aria-labelledby="editors">
      <h3 id="editors">
        <Trans>Open this machine in an editor</Trans>
      </h3>
      <ul>
        <Editor
          name="Mermaid Live Editor"
          use={<Trans>The link contains the whole diagram. The editor’s server doesn’t get it.</Trans>}
        >
          <EditorLink href={mermaidLink(texts.diagram)}>
            <Trans>Open the diagram</Trans>
          </EditorLink>
        </Editor>
        <Editor
          name="Stately Studio, Stately Viz"
          use={<Trans>Copy the code, open the editor, and paste it under Code, Import.</Trans>}
        >
          <CopyButton size="small" text={machineCodeOf(texts.definition)}>
            <Trans>Copy code</Trans>
          </CopyButton>
          <EditorLink href="https://stately.ai/editor">
            <Trans>Open Stately Studio</Trans>
          </EditorLink>
          <EditorLink href="https://stately.ai/viz">
            <Trans>Open Stately Viz</Trans>
          </EditorLink>
        </Editor>
        <Editor
          name="VS Code"
          use={
            <Trans>
              Install the extension Stately Editor, and open the file or <code>machines/{flow}.machine.ts</code> with
              it.
            </Trans>
          }
        >
          <ButtonLink
            size="small"
            href={`data:application/json,${encodeURIComponent(texts.definition)}`}
            download={`${flow}.machine.json`}
            target="_self"
          >
            <Icon name="download" />
            <Trans>Download JSON</Trans>
          </ButtonLink>
        </Editor>
      </ul>
    </section>
  )
}

function Editor({ name, use, children }: { name: string; use: ReactNode; children: ReactNode }) {
  return (
    <li>
      <p>
        <b>{name}</b>
        <span>{use}</span>
      </p>
      <Cluster>{children}</Cluster>
    </li>
  )
}

function EditorLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink size="small" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external-link" />
    </ButtonLink>
  )
}
