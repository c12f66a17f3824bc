import { PageHeading } from '../page/PageHeading.tsx';
import { MessageCard, type MessageCardProps } from './MessageCard.tsx';

export interface MessagePageProps extends MessageCardProps {
  title: string;
}

export function MessagePage({ title, numbers = [], children }: MessagePageProps) {
  return (
    <MessageCard numbers={numbers}>
      <PageHeading title={title}>{title}</PageHeading>
      {children}
    </MessageCard>
  );
}
