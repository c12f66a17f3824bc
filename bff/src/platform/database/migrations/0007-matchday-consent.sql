alter table plugin add column joins_matchdays boolean null;
